/** The models that the provider offers, with what each can do. */
import { useQuery } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { modelsQuery } from '../../../product/assistants/provider-queries.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { outcomeWords } from './outcome-words.ts'

export function ModelList() {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { data, error, refetch } = useQuery(modelsQuery(site_id))
  return (
    <Section title={t('ai_provider.models')} description={t('ai_provider.models_text')} isFlush>
      <DataTable
        label={t('ai_provider.models')}
        isPart
        rows={data?.data}
        error={error}
        onRetry={() => void refetch()}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        empty={
          <EmptyState
            icon={<Cpu size={20} aria-hidden />}
            title={t('ai_provider.no_models')}
            text={data ? t(outcomeWords[data.outcome]) : ''}
          />
        }
        columns={[
          { id: 'name', label: t('assistants.model_name'), width: '2fr', cell: ({ name }) => <code>{name}</code> },
          {
            id: 'traits',
            label: t('ai_provider.traits'),
            width: '2fr',
            cell: ({ takes_effort, sees_images, researches_deeply }) => (
              <span className="row-of">
                {takes_effort && <Badge>{t('assistants.effort')}</Badge>}
                {sees_images && <Badge>{t('ai_provider.sees')}</Badge>}
                {researches_deeply && <Badge>{t('assistants.deep_research')}</Badge>}
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
