// Loaded into services with `--import`: a service that has lost its parent process stops instead of holding its port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
