/** The screens of email: what was sent, templates, senders, the unsubscribe page, and how the site sends. */
import { Globe, History, Layers, Mail, Send, Settings, UserRoundPen } from 'lucide-react'
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
      q: text,
      status: oneOf('not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'),
      journey_id: text,
      lead_id: text,
    },
    found: { label: 'palette.sent_emails', icon: Mail },
    load: () => import('./sent/sent-list.tsx').then(module => module.SentList),
    data: async ({ params: { site_id }, search }) => {
      const [{ emailsQuery, sentFilter }, { runningOperationsQuery }] = await Promise.all([
        import('../../product/emails/queries.ts'),
        import('../../product/operations/queries.ts'),
      ])
      return [emailsQuery(site_id, sentFilter(search)), runningOperationsQuery(site_id, { type: 'email_resend' })]
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
  screen(`${path}/history`, {
    name: 'Email History',
    access: 'manage-emails',
    search: { q: text, happened: text, lead_id: text },
    found: { label: 'palette.email_history', icon: History },
    load: () => import('./history/history-list.tsx').then(module => module.EmailHistory),
    data: async ({ params: { site_id }, search }) => {
      const { emailHistoryFilter, emailHistoryQuery } = await import('../../product/emails/history-queries.ts')
      return [emailHistoryQuery(site_id, emailHistoryFilter(search))]
    },
    width: 'wide',
  }),
  screen(`${path}/broadcasts`, {
    name: 'Broadcasts',
    access: 'manage-emails',
    search: { q: text, status: oneOf('draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'canceled') },
    load: () => import('./broadcasts/broadcast-list.tsx').then(module => module.BroadcastList),
    data: async ({ params: { site_id }, search }) => {
      const { broadcastsQuery } = await import('./broadcasts/queries.ts')
      return [broadcastsQuery(site_id, { search: search.q, status: search.status })]
    },
    navigation: { label: 'broadcasts.title', icon: Send, section: 'automate', order: 15, key: 'n' },
    width: 'wide',
  }),
  screen(`${path}/broadcasts/$broadcast_id`, {
    name: 'Broadcast',
    access: 'manage-emails',
    search: {
      tab: oneOf('recipients', 'results', 'history'),
      step: oneOf('content', 'schedule', 'review'),
    },
    load: () => import('./broadcasts/broadcast-screen.tsx').then(module => module.BroadcastScreen),
    data: async ({ params: { site_id, broadcast_id } }) => {
      const { broadcastQuery } = await import('./broadcasts/queries.ts')
      return [broadcastQuery(site_id, broadcast_id)]
    },
  }),
  screen(`${path}/builder`, {
    name: 'Email Builder',
    access: 'manage-emails',
    search: { q: text, folder: text },
    found: { label: 'templates.title', icon: Layers, key: 't' },
    load: () => import('./templates/template-list.tsx').then(module => module.TemplateList),
    data: async ({ params: { site_id }, search }) => {
      const { templatesQuery } = await import('../../product/emails/queries.ts')
      return [templatesQuery(site_id, { search: search.q, folder_id: search.folder })]
    },
    width: 'wide',
  }),
  screen(`${path}/builder/$template_id`, {
    name: 'Email Template',
    access: 'manage-emails',
    search: { tab: oneOf('overview', 'people', 'results', 'versions', 'history') },
    load: () => import('./templates/template-editor.tsx').then(module => module.TemplateEditor),
    data: async ({ params: { site_id, template_id } }) => {
      const { templateQuery } = await import('../../product/emails/queries.ts')
      return [templateQuery(site_id, template_id)]
    },
    width: 'window',
  }),
  screen(`${path}/variables`, {
    name: 'Email Variables',
    access: 'manage-emails',
    search: { q: text, source: oneOf('lead', 'custom_field', 'site', 'sender', 'email') },
    found: { label: 'template_variables.title', icon: Layers },
    load: () => import('./templates/variable-list.tsx').then(module => module.VariableList),
    data: async ({ params: { site_id } }) => {
      const { variablesQuery, variableUsesQuery } = await import('../../product/emails/queries.ts')
      return [variablesQuery(site_id), variableUsesQuery(site_id)]
    },
  }),
  screen(`${path}/folders`, {
    name: 'Template Folders',
    access: 'manage-emails',
    found: { label: 'palette.template_folders', icon: Layers },
    load: () => import('./template-folders/folder-list.tsx').then(module => module.FolderList),
    data: async ({ params: { site_id } }) => {
      const { templateFoldersQuery } = await import('../../product/emails/queries.ts')
      return [templateFoldersQuery(site_id)]
    },
  }),
  screen(`${path}/saved-blocks`, {
    name: 'Saved Blocks',
    access: 'manage-emails',
    found: { label: 'palette.saved_blocks', icon: Layers },
    load: () => import('./saved-blocks/saved-block-list.tsx').then(module => module.SavedBlockList),
    data: async ({ params: { site_id } }) => {
      const { savedBlockListQuery } = await import('./saved-blocks/queries.ts')
      return [savedBlockListQuery(site_id)]
    },
  }),
  screen(`${path}/saved-blocks/$saved_block_id`, {
    name: 'Saved Block',
    access: 'manage-emails',
    search: { tab: oneOf('history') },
    load: () => import('./saved-blocks/saved-block-editor.tsx').then(module => module.SavedBlockEditor),
    data: async ({ params: { site_id, saved_block_id } }) => {
      const { savedBlockQuery } = await import('./saved-blocks/queries.ts')
      return [savedBlockQuery(site_id, saved_block_id)]
    },
    width: 'window',
  }),
  screen(`${path}/automated`, {
    name: 'Automated Emails',
    access: 'manage-emails',
    found: { label: 'automated.title', icon: Mail },
    load: () => import('./automated/automated-emails.tsx').then(module => module.AutomatedEmails),
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
  screen(`${path}/domains`, {
    name: 'Sending Domains',
    access: 'manage-emails',
    found: { label: 'palette.sending_domains', icon: Globe },
    load: () => import('./domains/domain-list.tsx').then(module => module.DomainList),
    data: async ({ params: { site_id } }) => {
      const { sendingDomainsQuery } = await import('../../product/emails/queries.ts')
      return [sendingDomainsQuery(site_id)]
    },
  }),
  screen(`${path}/domains/$sending_domain_id`, {
    name: 'Sending Domain',
    access: 'manage-emails',
    load: () => import('./domains/domain-details.tsx').then(module => module.DomainDetails),
    data: async ({ params: { site_id, sending_domain_id } }) => {
      const { sendingDomainQuery } = await import('../../product/emails/queries.ts')
      return [sendingDomainQuery(site_id, sending_domain_id)]
    },
  }),
  screen(`${path}/suppressions`, {
    name: 'Suppressions',
    access: 'manage-emails',
    search: {
      q: text,
      reason: oneOf('hard_bounce', 'complaint', 'unsubscribed', 'manual'),
      status: oneOf('active', 'removed'),
    },
    found: { label: 'suppressions.title', icon: Mail },
    load: () => import('./suppressions/suppression-list.tsx').then(module => module.SuppressionList),
    data: async ({ params: { site_id }, search }) => {
      const { suppressionsQuery } = await import('../../product/emails/queries.ts')
      return [suppressionsQuery(site_id, { search: search.q, reason: search.reason, status: search.status })]
    },
    width: 'wide',
  }),
  screen(`${path}/deliverability`, {
    name: 'Deliverability',
    access: 'manage-emails',
    found: { label: 'deliverability.title', icon: Mail },
    load: () => import('./deliverability/deliverability.tsx').then(module => module.Deliverability),
  }),
  screen(`${path}/unsubscribe`, {
    name: 'Unsubscribe Page',
    access: 'manage-emails',
    found: { label: 'unsubscribe.title', icon: Mail },
    load: () => import('./unsubscribe-page/unsubscribe-page.tsx').then(module => module.UnsubscribePage),
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
      const [{ settingsQuery }, { sendingLimitsQuery, transportQuery }] = await Promise.all([
        import('../../product/emails/queries.ts'),
        import('./settings/transport-query.ts'),
      ])
      return [settingsQuery(site_id), transportQuery(site_id), sendingLimitsQuery(site_id)]
    },
  }),
] as const
