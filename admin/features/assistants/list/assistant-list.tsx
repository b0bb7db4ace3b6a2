/** The assistants of a site, newest first. */
import type { AssistantStatus } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Bot, Cpu, Gauge, Plus } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { PicturedName } from '../../../product/objects/pictured-name.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { WaitingNotice } from '../conversations/waiting-notice.tsx'
import { assistantsQuery } from '../queries.ts'
import { FramedAvatar } from './assistant-avatar.tsx'
import { AssistantBadges } from './assistant-badges.tsx'
import { CreateAssistant } from './create-assistant.tsx'
import { typeWords } from './type-words.ts'
import { useAssistantActions } from './use-assistant-actions.tsx'

const statuses: readonly { id: AssistantStatus; word: MessageKey }[] = [
  { id: 'published', word: 'status.published' },
  { id: 'draft', word: 'status.draft' },
  { id: 'archived', word: 'status.archived_assistant' },
]

export function AssistantList() {
  const { t, relative } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const router = useRouter()
  const [view, change] = useView('/sites/$site_id/assistants')
  const list = useList(assistantsQuery(site_id, { search: view.q, status: view.status }))
  const { actionsOf, dialogs } = useAssistantActions(site_id)
  const create = can('create-assistant', site_id) && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'assistant' })}>
      {t('assistants.create')}
    </Button>
  )
  const allowance = pathTo('/sites/$site_id/assistants/purchase', { site_id })
  return (
    <>
      <PageHeader
        title={t('assistants.title')}
        description={t('assistants.text')}
        action={create}
        menu={[
          ...(can('manage-assistants', site_id)
            ? [
                {
                  id: 'provider',
                  label: t('ai_provider.heading'),
                  icon: <Cpu size={16} aria-hidden />,
                  onAction: () =>
                    void router.navigate({ href: pathTo('/sites/$site_id/assistants/settings', { site_id }) }),
                },
              ]
            : []),
          ...(can('purchase-assistant', site_id)
            ? [
                {
                  id: 'allowance',
                  label: t('assistants.allowance'),
                  icon: <Gauge size={16} aria-hidden />,
                  onAction: () => void router.navigate({ href: allowance }),
                },
              ]
            : []),
        ]}
      />
      <WaitingNotice site_id={site_id} />
      <FilterBar
        search={{ label: t('assistants.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={list.rows && !list.hasMore ? t('assistants.count', { count: list.rows.length }) : undefined}
      >
        <ChoiceBar
          label={t('assistants.status')}
          value={view.status ?? 'all'}
          onChange={next => change({ status: next === 'all' ? undefined : next })}
          options={[
            { id: 'all', label: t('assistants.all') },
            ...statuses.map(({ id, word }) => ({ id, label: t(word) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('assistants.title')}
        lines={2}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => assistantPath(site_id, id)}
        actionsOf={actionsOf}
        empty={
          view.q || view.status ? (
            <NoMatches
              icon={<Bot size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Bot size={20} aria-hidden />}
              title={t('assistants.empty_title')}
              text={t('assistants.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          {
            id: 'name',
            label: t('assistants.name'),
            width: '2fr',
            cell: assistant => (
              <PicturedName
                picture={<FramedAvatar site_id={site_id} design={assistant.design} />}
                name={assistant.name}
                note={assistant.description || t(typeWords[assistant.type])}
              />
            ),
          },
          {
            id: 'status',
            label: t('assistants.status'),
            width: '300px',
            cell: assistant => <AssistantBadges of={assistant} />,
          },
          {
            id: 'model',
            label: t('assistants.model'),
            hideBelow: 1024,
            width: '200px',
            cell: ({ model }) => model || <span className="muted">{t('assistants.model_usual')}</span>,
          },
          {
            id: 'updated_at',
            label: t('assistants.changed'),
            hideBelow: 1024,
            width: '150px',
            cell: ({ updated_at }) => relative(updated_at),
          },
        ]}
      />
      {dialogs}
      <CreateAssistant isOpen={view.create === 'assistant'} onClose={() => change({ create: undefined })} />
    </>
  )
}
