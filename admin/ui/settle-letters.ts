/** Letters of the start page: those that are not there when it is first shown stay away, as they would move what is being read. */

/** The page waits no longer for them; they are asked for with its code. */
const patience_milliseconds = 300

export async function settleLetters(): Promise<void> {
  const late = new Promise<'late'>(resolve => setTimeout(resolve, patience_milliseconds, 'late'))
  const came = document.fonts.load("1em 'Inter Variable'").catch(() => 'late')
  if ((await Promise.race([came, late])) === 'late') document.documentElement.dataset.letters = 'system'
}
