/** Which columns of an export show what the columns of the list do: the same, but for names, which the list shows as one. */

const parts: Record<string, readonly string[]> = {
  last_name: ['first_name', 'last_name'],
}
/** The email is always among them: without it nobody could import the table again. */
export function exportColumns(shown: readonly string[]): string[] {
  const columns = shown.flatMap(id => parts[id] ?? [id])
  return [...new Set(columns.includes('email') ? columns : ['email', ...columns])]
}
