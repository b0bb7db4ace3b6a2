/** Tasks of owners that the test of their screen does by keyboard alone: the file, and how the name of the test begins. */
export const tasksElsewhere: Record<string, [file: string, test: string]> = {
  'make a popup from a design': ['popup-keyboard.proof', 'keys alone lead from the list to a draft with steps'],
  'edit the text of a popup': ['popup-keyboard.proof', 'keys alone lead from the list to a draft with steps'],
  'publish a popup': ['popup-keyboard.proof', 'keys alone choose a picture, a language, a variant, and publish'],
  'search everything with ⌘K': [
    'dashboard.proof',
    'the palette finds screens and people without accents, and is worked by keys',
  ],
  'search, select and open leads': ['lead-list.proof', 'by keyboard alone: search without accents, move, select, open'],
  'add a domain': ['site-domains', 'a domain is added, its records are entered, it is verified, primary, and removed'],
  'set up a first site': ['first-minutes', 'the way opens by itself and ends in green, by keyboard alone'],
  'act as somebody': ['console-acting.proof', 'who acts as an administrator is told so on every screen'],
  'delete and keep an account': ['account-screens.proof', 'by keyboard alone: an account is deleted'],
}
