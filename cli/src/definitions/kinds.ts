/** The kinds of definitions, in the order in which they are made: a kind refers to those before it. */

export interface Kind {
  /** Folder, and part of the path in the API. */
  name: string
  /** What a file has, as the API takes it in changes. A test compares it with the contract. */
  fields: readonly string[]
  /** Fields that are given once, at creation. */
  fixed?: readonly string[]
  /** The list leaves fields out: each is read by itself. */
  listed_without?: string
  /** A file lies beside the JSON, which is uploaded once and never changed. */
  has_content?: true
  permission: string
}

/** Row of the API. */
export type Row = Record<string, unknown>
export type Definition = Record<string, unknown>

export const kinds: readonly Kind[] = [
  {
    name: 'images',
    fields: ['name', 'focus_x_percent', 'focus_y_percent'],
    fixed: ['content_hash'],
    has_content: true,
    permission: 'manage-popups',
  },
  { name: 'files', fields: [], fixed: ['name', 'content_hash'], has_content: true, permission: 'manage-marketing' },
  {
    name: 'custom-fields',
    fields: ['label', 'placeholder', 'options', 'required'],
    fixed: ['type', 'name'],
    permission: 'manage-leads',
  },
  { name: 'tags', fields: ['name'], permission: 'manage-leads' },
  { name: 'audiences', fields: ['name', 'description', 'filter'], permission: 'manage-audiences' },
  {
    name: 'senders',
    fields: ['first_name', 'last_name', 'email', 'reply_to', 'signature', 'description'],
    permission: 'manage-emails',
  },
  { name: 'template-folders', fields: ['name'], permission: 'manage-emails' },
  {
    name: 'templates',
    fields: ['name', 'category', 'folder_id', 'subject', 'preheader', 'body_text', 'document', 'translations'],
    permission: 'manage-emails',
  },
  {
    name: 'popups',
    fields: [
      ...['name', 'description', 'position', 'animation', 'allow_closing', 'hide_duration_days', 'frequency_days'],
      ...['show_after_submission', 'devices', 'priority', 'schedule', 'triggers', 'url_rules', 'visitor_rules'],
      ...['content', 'form', 'countdown', 'coupon_reveal', 'after_submission', 'style', 'translations', 'variants'],
    ],
    fixed: ['type'],
    permission: 'manage-popups',
  },
  {
    name: 'pages',
    fields: [
      ...['name', 'handle', 'type', 'in_menu', 'translation_of', 'language', 'hide_menu', 'hide_footer', 'seo'],
      'document',
    ],
    listed_without: 'document',
    permission: 'manage-pages',
  },
  {
    name: 'campaigns',
    fields: [
      ...['name', 'description', 'lead_source', 'popup_id', 'assistant_id', 'sandbox_access', 'sandbox_id'],
      ...['form_action', 'destination_url', 'file_id', 'feedback_email', 'feedback_subject', 'feedback_text', 'notify'],
      ...['notify_emails', 'email_confirmation', 'reject_disposable', 'reject_free', 'reject_role_based'],
      ...['typo_correction', 'marketing_service', 'connection_id', 'tag_ids', 'audience_ids', 'field_mapping'],
    ],
    permission: 'manage-marketing',
  },
  {
    name: 'journeys',
    fields: ['name', 'description', 'document'],
    listed_without: 'document',
    permission: 'manage-marketing',
  },
]

/** What of a row is its definition. */
export function toDefinition({ name: kind, fields, fixed = [] }: Kind, row: Row): Definition {
  const names = [...fixed, ...fields].filter(name => row[name] !== undefined)
  const definition = Object.fromEntries(names.map(name => [name, row[name]]))
  return kind === 'templates' ? withoutDerivedText(definition) : definition
}

/** The text of a template with a document is made from it. */
function withoutDerivedText(content: Definition): Definition {
  const { body_text, translations, ...rest } = content
  const own = rest.document === undefined ? { ...rest, body_text } : rest
  if (!Array.isArray(translations)) return own
  return { ...own, translations: translations.map(one => withoutDerivedText(one)) }
}

/** What people call it: the name, without the ending of a file, or a sender’s address. */
export const labelOf = ({ has_content }: Kind, { name, email }: Definition): string => {
  const label = String(name ?? email ?? 'unnamed')
  return has_content ? label.replace(/(.)\.[a-z\d]{1,5}$/i, '$1') : label
}
