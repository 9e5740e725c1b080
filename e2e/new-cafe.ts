/** What an owner who has seen no rule writes of a new café, by the labels of the form: it must break none. */
export const cafe: Record<string, Record<string, string | string[]>> = {
  Norsk: {
    Title: 'Kaféen i Stamsund',
    Lead: 'Kafé på brygga i Stamsund.',
    Description: 'Kafé på kaia i Stamsund med suppe og kake, servert i et gammelt brygghus ved havna.',
    Summary: 'Suppe og kake på brygga i Stamsund.',
    Season: 'Kafeen holder åpent hele året.',
    'Getting there': 'Ti minutter å gå fra hurtigruta; bussen fra Leknes stopper i Stamsund.',
    Cost: 'Menyen med priser henger ved døra; spør i baren om dagens kake.',
    Dish: 'Fiskesuppe',
    'What it is, the first row of the table': 'Kafé på kaia med 20 plasser',
    'The text of the page':
      'En liten kafé ved kaia i Stamsund. Om sommeren står bordene ute på brygga, og om vinteren dekkes det ved ovnen i annen etasje, med utsikt over havna.',
    'For you': ['vil ha suppe ved vannet', 'kommer med hurtigruta'],
    'Not for you': ['vil ha pizza', 'reiser med tidlig fly'],
    'What guests ask that it answers': [
      'Hvor kan jeg spise i Stamsund?',
      'Er det kafé ved hurtigruta?',
      'Hvem har fiskesuppe?',
    ],
  },
  English: {
    Title: 'Kaféen in Stamsund',
    Lead: 'A café on the quay at Stamsund.',
    Description: 'A café on the quay at Stamsund with soup and cake, served in an old warehouse by the harbour.',
    Summary: 'Soup and cake on the quay at Stamsund.',
    Season: 'The café is open all year.',
    'Getting there': 'Ten minutes on foot from the coastal steamer; the bus from Leknes stops in Stamsund.',
    Cost: 'The menu with its prices hangs by the door; ask at the counter for the cake of the day.',
    Dish: 'Fish soup',
    'What it is, the first row of the table': 'Café on the quay with 20 seats',
    'The text of the page':
      'A small café on the quay at Stamsund. In summer the tables stand out on the quay, and in winter they are laid by the stove upstairs, with a view of the harbour.',
    'For you': ['want soup by the water', 'arrive by the coastal steamer'],
    'Not for you': ['want pizza', 'leave on an early flight'],
    'What guests ask that it answers': [
      'Where can I eat in Stamsund?',
      'Is there a café by the steamer?',
      'Who has fish soup?',
    ],
  },
  Deutsch: {
    Title: 'Kaféen in Stamsund',
    Lead: 'Ein Café am Kai von Stamsund.',
    Description: 'Ein Café am Kai von Stamsund mit Suppe und Kuchen, serviert in einem alten Speicher am Hafen.',
    Summary: 'Suppe und Kuchen am Kai von Stamsund.',
    Season: 'Das Café ist das ganze Jahr geöffnet.',
    'Getting there': 'Zehn Minuten zu Fuß vom Hurtigrutenkai; der Bus aus Leknes hält in Stamsund.',
    Cost: 'Die Karte mit den Preisen hängt an der Tür; fragen Sie an der Theke nach dem Kuchen des Tages.',
    Dish: 'Fischsuppe',
    'What it is, the first row of the table': 'Café am Kai mit 20 Plätzen',
    'The text of the page':
      'Ein kleines Café am Kai von Stamsund. Im Sommer stehen die Tische draußen am Kai, im Winter wird oben am Ofen gedeckt, mit Blick auf den Hafen.',
    'For you': ['Suppe am Wasser essen möchten', 'mit der Hurtigrute ankommen'],
    'Not for you': ['Pizza möchten', 'einen frühen Flug nehmen'],
    'What guests ask that it answers': [
      'Wo kann ich in Stamsund essen?',
      'Gibt es ein Café an der Hurtigrute?',
      'Wer hat Fischsuppe?',
    ],
  },
}
