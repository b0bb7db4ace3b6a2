/** What the screens of email read from the API. */

import type { FailedEmailFilter, SuppressionReason } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'
import { emailClient } from './client.ts'

type EmailFilter = {
  status?: EmailStatus
  journey_id?: string
  lead_id?: string
  template_id?: string
  broadcast_id?: string
  search?: string
}
export const emailStatuses = ['not_started', 'delivered', 'not_delivered', 'unknown', 'skipped'] as const
export type EmailStatus = (typeof emailStatuses)[number]

export const emailsQuery = (site_id: string, filter: EmailFilter) =>
  listQuery({
    key: ['emails', site_id, 'list', filter],
    fetch: (cursor, signal) => emailClient.emails.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

/** Fewer are the beginning of too many addresses. */
const search_characters_min = 3

/** What the list of sent emails asks for, by what is in its address. */
export const sentFilter = ({ q = '', ...filter }: EmailFilter & { q?: string | undefined }): EmailFilter => ({
  ...filter,
  ...(q.trim().length >= search_characters_min && { search: q.trim() }),
})

/** How many failed emails would be sent once more; fetched each time. */
export const resendPreviewQuery = (site_id: string, filter: FailedEmailFilter) =>
  queryOptions({
    queryKey: ['email_resend_preview', site_id, filter],
    queryFn: ({ signal }) => emailClient.emails.previewResend({ site_id, body: { filter } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** What the emails of each template came to lately. */
export const recentEmailsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'recent'],
    queryFn: ({ signal }) => emailClient.emails.listCounts({ site_id }, { signal }),
  })

/** What the emails of a template came to. */
export const emailCountsQuery = (site_id: string, template_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'counts', template_id],
    queryFn: ({ signal }) => emailClient.emails.getCounts({ site_id, template_id }, { signal }),
  })

export const mailsOfRunQuery = (site_id: string, run_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'run', run_id],
    queryFn: ({ signal }) => emailClient.emails.list({ site_id, run_id, limit: 100 }, { signal }),
  })

export const explanationQuery = (site_id: string, email_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'explanation', email_id],
    queryFn: ({ signal }) => emailClient.emails.explain({ site_id, email_id }, { signal }),
  })

/** Bounces, complaints and replies of an email. */
export const responsesQuery = (site_id: string, email_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'responses', email_id],
    queryFn: ({ signal }) => emailClient.emailResponses.list({ site_id, email_id, limit: 50 }, { signal }),
  })

export const contentQuery = (site_id: string, email_id: string) =>
  queryOptions({
    queryKey: ['emails', site_id, 'content', email_id],
    queryFn: ({ signal }) => emailClient.emails.getContent({ site_id, email_id }, { signal }),
  })

export const settingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['email_settings', site_id],
    queryFn: ({ signal }) => emailClient.emails.getSettings({ site_id }, { signal }),
  })

export const templatesQuery = (
  site_id: string,
  filter: { search?: string; category?: 'marketing' | 'transactional'; folder_id?: string },
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

/** All of them: a site has few. */
export const templateFoldersQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['template_folders', site_id, 'list'],
    queryFn: async ({ signal }) => (await emailClient.templateFolders.list({ site_id, limit: 100 }, { signal })).data,
  })

export const savedBlocksQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['saved_blocks', site_id, 'choices'],
    queryFn: ({ signal }) => emailClient.savedBlocks.list({ site_id, limit: 100 }, { signal }),
  })

export const variablesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['custom_fields', site_id, 'variables'],
    queryFn: ({ signal }) => client.templates.listVariables({ site_id }, { signal }),
    staleTime: 60_000,
  })

/** The templates that use each variable. */
export const variableUsesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'variable_uses'],
    queryFn: async ({ signal }) => (await client.templates.listVariableUses({ site_id }, { signal })).data,
  })

export const sendersQuery = (site_id: string) =>
  listQuery({
    key: ['senders', site_id, 'list'],
    fetch: (cursor, signal) => emailClient.senders.list({ site_id, limit: 50, cursor }, { signal }),
  })

export const senderQuery = (site_id: string, sender_id: string) =>
  queryOptions({
    queryKey: ['senders', site_id, 'one', sender_id],
    queryFn: ({ signal }) => emailClient.senders.get({ site_id, sender_id }, { signal }),
  })

export const sendingDomainsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sending_domains', site_id, 'list'],
    queryFn: async ({ signal }) => (await emailClient.sendingDomains.list({ site_id }, { signal })).data,
  })

export const sendingDomainQuery = (site_id: string, sending_domain_id: string) =>
  queryOptions({
    queryKey: ['sending_domains', site_id, 'one', sending_domain_id],
    queryFn: ({ signal }) => emailClient.sendingDomains.get({ site_id, sending_domain_id }, { signal }),
    // A probe that is on its way arrives by itself.
    refetchInterval: ({ state }) => (state.data?.probe?.status === 'sent' ? 5_000 : false),
  })

export const suppressionsQuery = (
  site_id: string,
  filter: { search?: string; reason?: SuppressionReason; status?: 'active' | 'removed' },
) =>
  listQuery({
    key: ['suppressions', site_id, 'list', filter],
    fetch: (cursor, signal) => emailClient.suppressions.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

export const unsubscribePageQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['unsubscribe_page', site_id],
    queryFn: ({ signal }) => emailClient.unsubscribePage.get({ site_id }, { signal }),
  })

/** A few leads to preview a mail as, found by words. */
export const previewLeadsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'preview_choices'],
    queryFn: ({ signal }) => client.leads.list({ site_id, limit: 50 }, { signal }),
    staleTime: 60_000,
  })
