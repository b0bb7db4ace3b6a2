/** What an assistant answers from. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { knowledgePath } from '../../../product/knowledge/paths.ts'
import { sourceChoicesQuery, vectorChoicesQuery } from '../../../product/knowledge/queries.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Option } from '../../../ui/option.tsx'
import { Section } from '../../../ui/section.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import type { AssistantDraft } from '../screen/draft.ts'

type Tool = AssistantDraft['tools'][number]

export function KnowledgeSection({ site_id, editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const { data: sources } = useQuery(sourceChoicesQuery(site_id))
  const isOfAll = useCan()('manage-assistants', site_id)
  const { data: vectors } = useQuery({ ...vectorChoicesQuery(site_id), enabled: isOfAll })
  const { tools } = draft
  const tool = (name: Tool) => ({
    isSelected: tools.includes(name),
    onChange: (isOn: boolean) => put({ tools: isOn ? [...tools, name] : tools.filter(one => one !== name) }),
  })
  return (
    <div data-part="source_ids vector_ids tools">
      <Section
        title={t('assistants.knows')}
        description={t('assistants.knows_text')}
        action={
          <Link look="button" href={knowledgePath(site_id)}>
            {t('assistants.open_knowledge')}
          </Link>
        }
      >
        <div className="stack">
          <TagPicker
            label={t('assistants.sources')}
            description={t('assistants.sources_note')}
            {...errorOf(errorAt('/source_ids'))}
            options={withChosen(sources, draft.source_ids)}
            value={draft.source_ids}
            onChange={source_ids => put({ source_ids })}
          />
          {isOfAll && (
            <TagPicker
              label={t('assistants.vectors')}
              description={t('assistants.vectors_note')}
              {...errorOf(errorAt('/vector_ids'))}
              options={withChosen(vectors, draft.vector_ids)}
              value={draft.vector_ids}
              onChange={vector_ids => put({ vector_ids })}
            />
          )}
          <Checkbox {...tool('file_search')} description={t('assistants.file_search_note')}>
            {t('assistants.file_search')}
          </Checkbox>
          <Checkbox {...tool('code_interpreter')} description={t('assistants.code_interpreter_note')}>
            {t('assistants.code_interpreter')}
          </Checkbox>
        </div>
      </Section>
    </div>
  )
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })

/** What is chosen stays to be seen while the choices are on their way. */
const withChosen = (options: readonly Option[] = [], ids: readonly string[]): Option[] => [
  ...options,
  ...ids.filter(id => !options.some(one => one.id === id)).map(id => ({ id, label: id })),
]
