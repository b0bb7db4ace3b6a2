/** Removes letters from the end of a text, in one pass: a pattern such as `/+$` begins again at each of them. */
export function trimTrailing(text: string, letters: string): string {
  let end = text.length
  while (end > 0 && letters.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
