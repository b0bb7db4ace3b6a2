/** The golden questions themselves. */
import type { GoldenQuestion } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sourceChoicesQuery } from '../../../product/knowledge/queries.ts'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import { removed } from '../../../product/lists/shown.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { golden, goldenQuery } from './queries.ts'
import { QuestionDialog } from './question-dialog.tsx'
import styles from './questions-section.module.css'

export function QuestionsSection({ site_id, assistant, editor: { draft } }: ScreenState) {
  const { t } = useMessages()
  const assistant_id = assistant.id
  const list = useList(goldenQuery(site_id, assistant_id))
  const [edited, edit] = useState<GoldenQuestion | 'new'>()
  const remove = useChange({
    run: ({ id: question_id }: GoldenQuestion) => golden.delete({ site_id, assistant_id, question_id }),
    shows: ({ id }) => [removed('golden_questions', id)],
    refreshes: ofSite(site_id, 'golden_questions'),
    done: () => ({ text: t('golden.deleted') }),
  })
  return (
    <Section
      title={t('golden.questions')}
      description={t('golden.questions_text')}
      action={<Button onPress={() => edit('new')}>{t('golden.add')}</Button>}
    >
      {list.error && !list.rows ? <ErrorState error={list.error} onRetry={() => list.onRetry?.()} /> : null}
      {!list.rows && !list.error && <Skeleton lines={['80%', '60%', '70%']} />}
      {list.rows?.length === 0 && <p className="muted">{t('golden.none')}</p>}
      {list.rows && list.rows.length > 0 && (
        <PlainTable
          rows={list.rows}
          keyOf={({ id }) => id}
          header={{ label: t('knowledge.question'), cell: ({ question }) => <span dir="auto">{question}</span> }}
          columns={[
            {
              label: t('golden.expected'),
              isText: true,
              cell: ({ expected }) => <Expected site_id={site_id} expected={expected} />,
            },
            {
              label: t('golden.change'),
              isMenu: true,
              cell: question => (
                <Menu
                  label={t('ui.actions_for', { name: question.question })}
                  actions={[
                    { id: 'edit', label: t('golden.edit'), onAction: () => edit(question) },
                    {
                      id: 'delete',
                      label: t('golden.delete'),
                      isDanger: true,
                      onAction: () => remove.mutate(question),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      <LoadMore list={list} />
      <QuestionDialog
        of={{ site_id, assistant_id, source_ids: draft.source_ids, vector_ids: draft.vector_ids }}
        edited={edited}
        onClose={() => edit(undefined)}
      />
    </Section>
  )
}

/** Names of sources, and the words that the passage must have. */
function Expected({ site_id, expected }: { site_id: string; expected: GoldenQuestion['expected'] }) {
  const { t } = useMessages()
  const { data: sources = [] } = useQuery(sourceChoicesQuery(site_id))
  if (expected.length === 0) return <span className="muted">{t('golden.expects_nothing')}</span>
  return (
    <ul className={styles.expected}>
      {expected.map(({ source_id, text }) => (
        <li key={`${source_id} ${text}`} dir="auto">
          {sources.find(({ id }) => id === source_id)?.label ?? source_id}
          {text && <span className="muted">: “{text.length > 80 ? `${text.slice(0, 80)}…` : text}”</span>}
        </li>
      ))}
    </ul>
  )
}
