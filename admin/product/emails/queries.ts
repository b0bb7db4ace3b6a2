/** What the screens of email read from the API. */
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'

type EmailFilter = { state?: EmailState; journey_id?: string; lead_id?: string; template_id?: string }
export const emailStates = ['not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'] as const
export type EmailState = (typeof emailStates)[number]

export const emailsQuery = (site_id: string, filter: EmailFilter) =>
  listQuery({
    key: ['emails', site_id, 'list', filter],
    fetch: (cursor, signal) => client.emails.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

/** What the emails of a template came to. */
export const emailCountsQuery = (site_id: string, template_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'counts', template_id],
    queryFn: ({ signal }) => client.emails.getCounts({ site_id, template_id }, { signal }),
  })

export const mailsOfRunQuery = (site_id: string, run_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'run', run_id],
    queryFn: ({ signal }) => client.emails.list({ site_id, run_id, limit: 100 }, { signal }),
  })

export const explanationQuery = (site_id: string, email_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'explanation', email_id],
    queryFn: ({ signal }) => client.emails.explain({ site_id, email_id }, { signal }),
  })

export const contentQuery = (site_id: string, email_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'content', email_id],
    queryFn: ({ signal }) => client.emails.getContent({ site_id, email_id }, { signal }),
  })

export const settingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['email_settings', site_id],
    queryFn: ({ signal }) => client.emails.getSettings({ site_id }, { signal }),
  })

export const templatesQuery = (
  site_id: string,
  filter: { search?: string; category?: 'marketing' | 'transactional' },
) =>
  listQuery({
    key: ['templates', site_id, 'list', filter],
    fetch: (cursor, signal) => client.templates.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

export const templateQuery = (site_id: string, template_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'one', template_id],
    queryFn: ({ signal }) => client.templates.get({ site_id, template_id }, { signal }),
  })

export const variablesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['custom_fields', site_id, 'variables'],
    queryFn: ({ signal }) => client.templates.listVariables({ site_id }, { signal }),
    staleTime: 60_000,
  })

export const sendersQuery = (site_id: string) =>
  listQuery({
    key: ['senders', site_id, 'list'],
    fetch: (cursor, signal) => client.senders.list({ site_id, limit: 50, cursor }, { signal }),
  })

export const senderQuery = (site_id: string, sender_id: string) =>
  queryOptions({
    queryKey: ['senders', site_id, 'one', sender_id],
    queryFn: ({ signal }) => client.senders.get({ site_id, sender_id }, { signal }),
  })

export const unsubscribePageQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['unsubscribe_page', site_id],
    queryFn: ({ signal }) => client.unsubscribePage.get({ site_id }, { signal }),
  })

/** A few leads to preview a mail as, found by words. */
export const previewLeadsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'preview_choices'],
    queryFn: ({ signal }) => client.leads.list({ site_id, limit: 50 }, { signal }),
    staleTime: 60_000,
  })
