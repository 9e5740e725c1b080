// Loaded into long-running programs with `--import`: one that has lost the program that started it (killed, crashed)
// stops as if it had been told to, instead of holding its port for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
