/** Everything a journey can refer to, by id and name. Only what the person may read is asked for. */

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import { useAssistantChoices } from '../assistants/choices.ts'
import { emailClient } from '../emails/client.ts'
import { useAudienceChoices, useFieldChoices, useTagChoices } from '../filter/choices.ts'
import { useFilterFields } from '../filter/use-filter-fields.ts'
import { useSandboxChoices } from '../sandboxes/choices.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'
import { runClient } from './client.ts'
import type { Names } from './step-words.ts'

const popupChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found: Option[] = []
      for await (const { id, name } of client.popups.list({ site_id, limit: 100 }, { signal }))
        found.push({ id, label: name })
      return found
    },
  })

const templateChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found = []
      for await (const template of client.templates.list({ site_id, limit: 100 }, { signal })) found.push(template)
      return found
    },
  })

const senderChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['senders', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found = []
      for await (const sender of emailClient.senders.list({ site_id, limit: 100 }, { signal })) found.push(sender)
      return found
    },
  })

export function useTemplateChoices(site_id: string): Option[] {
  const { t } = useMessages()
  const can = useCan()
  const { data } = useQuery({ ...templateChoicesQuery(site_id), enabled: can('manage-emails', site_id) })
  return (data ?? []).map(({ id, name, enabled }) => ({
    id,
    label: name,
    note: enabled ? undefined : t('step.template_disabled'),
  }))
}

export function useSenderChoices(site_id: string): Option[] {
  const { t } = useMessages()
  const can = useCan()
  const { data } = useQuery({ ...senderChoicesQuery(site_id), enabled: can('manage-emails', site_id) })
  return (data ?? []).map(sender => ({
    id: sender.id,
    label: `${sender.first_name} ${sender.last_name} <${sender.email}>`,
    note: sender.verified_at === null ? t('status.unverified') : undefined,
  }))
}

const endpointChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['webhook_endpoints', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found = []
      for await (const endpoint of runClient.webhooks.listEndpoints({ site_id, limit: 100 }, { signal }))
        found.push(endpoint)
      return found
    },
  })

function useEndpointChoices(site_id: string): Option[] {
  const { t } = useMessages()
  const can = useCan()
  const { data } = useQuery({ ...endpointChoicesQuery(site_id), enabled: can('manage-integrations', site_id) })
  return (data ?? []).map(({ id, url, description, status }) => ({
    id,
    label: description || url,
    note: status === 'disabled' ? t('step.webhook_disabled') : description && url,
  }))
}

export function useNames(site_id: string): Names {
  const can = useCan()
  const { data: popups = [] } = useQuery({ ...popupChoicesQuery(site_id), enabled: can('manage-popups', site_id) })
  return {
    tags: useTagChoices(site_id),
    audiences: useAudienceChoices(site_id),
    fields: useFieldChoices(site_id).map(({ id, label }) => ({ id, label })),
    popups,
    assistants: useAssistantChoices(site_id),
    sandboxes: useSandboxChoices(site_id),
    templates: useTemplateChoices(site_id),
    senders: useSenderChoices(site_id),
    webhook_endpoints: useEndpointChoices(site_id),
    filter_fields: useFilterFields(site_id),
  }
}
