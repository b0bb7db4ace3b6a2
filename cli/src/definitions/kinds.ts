/** The kinds of definitions, in the order in which they are made: a kind refers to those before it. */
import type { Definition, Kind } from './kind.ts'
import { automatedEmails, settings } from './settings.ts'

export const kinds: readonly Kind[] = [
  {
    name: 'images',
    fields: ['name', 'focus_x_percent', 'focus_y_percent'],
    fixed: ['content_hash'],
    has_content: () => true,
    permission: 'manage-popups',
  },
  {
    name: 'files',
    fields: [],
    fixed: ['name', 'content_hash'],
    has_content: () => true,
    permission: 'manage-marketing',
  },
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
  { name: 'saved-blocks', fields: ['name', 'blocks'], permission: 'manage-emails' },
  {
    name: 'templates',
    fields: ['name', 'category', 'folder_id', 'subject', 'preheader', 'body_text', 'document', 'translations'],
    defined: withoutDerivedText,
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
    name: 'knowledge-sources',
    fields: ['name', 'question', 'answer', 'url', 'urls', 'other_hosts', 'page_ids', 'update_every_days'],
    fixed: ['type', 'content_hash'],
    lasting: ['urls', 'page_ids', 'other_hosts'],
    has_content: ({ type }) => type === 'file',
    uploads: 'files',
    defined: withoutNulls,
    changes: withInterval,
    permission: 'manage-assistants',
  },
  { name: 'vectors', fields: ['name', 'source_ids'], permission: 'manage-assistants' },
  {
    name: 'assistants',
    fields: [
      ...['name', 'description', 'type', 'model', 'instructions', 'tools', 'temperature', 'reasoning_effort'],
      ...['deep_research', 'vector_ids', 'source_ids', 'words_to_avoid', 'keywords', 'language', 'strict'],
      ...['allowed_hosts', 'caps', 'keep_history', 'takes_files', 'on_every_page', 'hold_when_worse', 'attendance'],
      ...['quick_form', 'openers', 'design', 'texts'],
    ],
    permission: 'manage-assistants',
  },
  {
    name: 'golden-questions',
    fields: ['question', 'expected'],
    fixed: ['assistant_id'],
    of_assistant: 'nested',
    apart_by: ['assistant_id'],
    permission: 'manage-assistants',
  },
  {
    name: 'keywords',
    fields: ['keyword', 'secondary_keywords'],
    fixed: ['assistant_id', 'language'],
    of_assistant: 'flat',
    apart_by: ['assistant_id', 'language'],
    permission: 'manage-assistants',
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
  { name: 'automated-emails', fields: [], settings: automatedEmails, permission: 'manage-emails' },
  { name: 'settings', fields: [], settings, permission: 'manage-sites' },
]

/** The text of a template with a document is made from it. */
function withoutDerivedText(content: Definition): Definition {
  const { body_text, translations, ...rest } = content
  const own = rest.document === undefined ? { ...rest, body_text } : rest
  if (!Array.isArray(translations)) return own
  return { ...own, translations: translations.map(one => withoutDerivedText(one)) }
}

/** Creation takes no interval where there is none. */
function withoutNulls(definition: Definition): Definition {
  return Object.fromEntries(Object.entries(definition).filter(([, value]) => value !== null))
}

/** A source that is read again on request alone says so where it can be read again. */
function withInterval(definition: Definition): Definition {
  return ['pair', 'file'].includes(String(definition.type)) ? definition : { update_every_days: null, ...definition }
}
