/** The names that the build shortens: each is one letter in every file of a version. */

/**
 * What our own files alone call each other by. None of these may be on the wire, in the page's hands (`why` takes a whole
 * situation), in a message of the editor, or be looked up by a name that is made while running.
 */
export const INTERNAL = [
  ...['situation', 'evaluate', 'judge', 'memory', 'consented', 'listeners', 'allowed', 'calls', 'watch'],
  ...['submit_url', 'surface', 'restyle', 'announce', 'redraw', 'thank', 'views', 'doubted', 'bad_input', 'ticked'],
]

/** Not `q`, which is the queue of the page's own stub. */
const LETTERS = 'abcdefghijklmnoprstuvwxyz'

export const SHORT: [name: string, letter: string][] = INTERNAL.map((name, at) => [name, LETTERS[at] as string])
