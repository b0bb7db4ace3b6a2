/** Which columns of an export show what the columns of the list do. */

const parts: Record<string, readonly string[]> = {
  last_name: ['first_name', 'last_name'],
  name: ['first_name', 'last_name'],
}
const same = [
  ...[
    'email',
    'first_name',
    'middle_name',
    'phone',
    'timezone',
    'language',
    'mailability',
    'unsubscribed_at',
    'source',
  ],
  ...['registered_at', 'last_activity_at', 'last_contacted_at', 'tags', 'audiences', 'email_validity', 'email_score'],
  ...['confirmation', 'opens', 'clicks', 'last_opened_at', 'last_clicked_at', 'country', 'device'],
]

/** The email is always among them: without it nobody could import the table again. */
export function exportColumns(shown: readonly string[]): string[] {
  const columns = shown.flatMap(id => parts[id] ?? (same.includes(id) || id.startsWith('custom_fields.') ? [id] : []))
  return [...new Set(columns.includes('email') ? columns : ['email', ...columns])]
}
