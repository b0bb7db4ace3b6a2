/** The screens of email: what was sent, templates, senders, the unsubscribe page, and how the site sends. */
import { LayoutTemplate, Mail, MailX, Send, Settings, UserRoundPen } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/emails'

export const screens = [
  screen(path, {
    name: 'Emails',
    access: 'manage-emails',
    load: () => import('./emails-entrance.tsx').then(module => module.EmailsEntrance),
    navigation: { label: 'emails.title', icon: Mail, section: 'automate', order: 20, key: 'e' },
  }),
  screen(`${path}/sent`, {
    name: 'Sent Emails',
    access: 'manage-emails',
    search: {
      state: oneOf('not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'),
      journey_id: text,
      lead_id: text,
    },
    found: { label: 'palette.sent_emails', icon: Send },
    load: () => import('./sent/sent-list.tsx').then(module => module.SentList),
    data: async ({ params: { site_id }, search }) => {
      const { emailsQuery } = await import('../../product/emails/queries.ts')
      return [emailsQuery(site_id, search)]
    },
    width: 'wide',
  }),
  screen(`${path}/sent/$email_id`, {
    name: 'Sent Email',
    access: 'manage-emails',
    search: { tab: oneOf('content') },
    load: () => import('./sent/sent-email.tsx').then(module => module.SentEmail),
    data: async ({ params: { site_id, email_id } }) => {
      const { explanationQuery } = await import('../../product/emails/queries.ts')
      return [explanationQuery(site_id, email_id)]
    },
  }),
  screen(`${path}/builder`, {
    name: 'Email Builder',
    access: 'manage-emails',
    search: { q: text },
    found: { label: 'templates.title', icon: LayoutTemplate, key: 't' },
    load: () => import('./templates/template-list.tsx').then(module => module.TemplateList),
    data: async ({ params: { site_id }, search }) => {
      const { templatesQuery } = await import('../../product/emails/queries.ts')
      return [templatesQuery(site_id, { search: search.q })]
    },
  }),
  screen(`${path}/builder/$template_id`, {
    name: 'Email Template',
    access: 'manage-emails',
    search: { tab: oneOf('people', 'results', 'history') },
    load: () => import('./templates/template-editor.tsx').then(module => module.TemplateEditor),
    data: async ({ params: { site_id, template_id } }) => {
      const { templateQuery } = await import('../../product/emails/queries.ts')
      return [templateQuery(site_id, template_id)]
    },
    width: 'window',
  }),
  screen(`${path}/senders`, {
    name: 'Senders',
    access: 'manage-emails',
    found: { label: 'senders.title', icon: UserRoundPen },
    load: () => import('./senders/sender-list.tsx').then(module => module.SenderList),
    data: async ({ params: { site_id } }) => {
      const { sendersQuery } = await import('../../product/emails/queries.ts')
      return [sendersQuery(site_id)]
    },
  }),
  screen(`${path}/senders/create`, {
    name: 'Create Sender',
    access: 'manage-emails',
    load: () => import('./senders/create-sender.tsx').then(module => module.CreateSender),
  }),
  screen(`${path}/senders/$sender_id`, {
    name: 'Sender',
    access: 'manage-emails',
    load: () => import('./senders/sender-details.tsx').then(module => module.SenderDetails),
    data: async ({ params: { site_id, sender_id } }) => {
      const { senderQuery } = await import('../../product/emails/queries.ts')
      return [senderQuery(site_id, sender_id)]
    },
  }),
  screen(`${path}/unsubscribe`, {
    name: 'Unsubscribe Page',
    access: 'manage-emails',
    found: { label: 'unsubscribe.title', icon: MailX },
    load: () => import('./unsubscribe-texts.tsx').then(module => module.UnsubscribeTexts),
    data: async ({ params: { site_id } }) => {
      const { unsubscribePageQuery } = await import('../../product/emails/queries.ts')
      return [unsubscribePageQuery(site_id)]
    },
  }),
  screen(`${path}/settings`, {
    name: 'Email Settings',
    access: 'manage-emails',
    found: { label: 'palette.email_settings', icon: Settings },
    load: () => import('./settings/email-settings.tsx').then(module => module.EmailSettings),
    data: async ({ params: { site_id } }) => {
      const { settingsQuery } = await import('../../product/emails/queries.ts')
      return [settingsQuery(site_id)]
    },
  }),
] as const
