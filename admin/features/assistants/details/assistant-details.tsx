/** What an assistant is and how it answers. */
import { type AssistantLanguage, constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { types, typeWords } from '../list/type-words.ts'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import { ModelSection } from './model-section.tsx'
import { WordsField } from './words-field.tsx'

export const AssistantDetails = () => (
  <AssistantScreen here="details">
    {loaded => (
      <>
        <AboutSection {...loaded} />
        <AnswersSection {...loaded} />
        <ModelSection {...loaded} />
      </>
    )}
  </AssistantScreen>
)

const bounds = constraints.AssistantChanges

function AboutSection({ editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const empty = draft.name.trim() === '' ? t('ui.required') : undefined
  return (
    <div data-part="name description type">
      <Section title={t('assistants.about')}>
        <div className="stack">
          <TextField
            label={t('assistants.name')}
            isRequired
            maxLength={bounds.name.maxLength}
            value={draft.name}
            error={errorAt('/name') ?? empty}
            onChange={name => put({ name }, 'name')}
          />
          <Select
            label={t('assistants.type')}
            description={t('assistants.type_note')}
            isRequired
            value={draft.type}
            onChange={id => put({ type: types.find(one => one === id) ?? 'general' })}
            options={types.map(id => ({ id, label: t(typeWords[id]) }))}
          />
          <TextArea
            label={t('assistants.description')}
            description={t('assistants.description_note')}
            rows={2}
            maxLength={bounds.description.maxLength}
            value={draft.description}
            error={errorAt('/description')}
            onChange={description => put({ description }, 'description')}
          />
        </div>
      </Section>
    </div>
  )
}

function AnswersSection({ editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  return (
    <div data-part="instructions language strict words_to_avoid keywords">
      <Section title={t('assistants.answers')} description={t('assistants.answers_text')}>
        <div className="stack">
          <TextArea
            label={t('assistants.instructions')}
            description={t('assistants.instructions_note')}
            placeholder={t('assistants.instructions_example')}
            rows={6}
            maxLength={bounds.instructions.maxLength}
            value={draft.instructions}
            error={errorAt('/instructions')}
            onChange={instructions => put({ instructions }, 'instructions')}
          />
          <Switch
            isSelected={draft.strict}
            onChange={strict => put({ strict })}
            description={t('assistants.strict_note')}
          >
            {t('assistants.strict')}
          </Switch>
          <Select
            label={t('assistants.language')}
            isRequired
            value={draft.language}
            onChange={id => put({ language: id as AssistantLanguage })}
            options={[
              { id: 'visitor', label: t('assistants.language_visitor') },
              { id: 'en', label: 'English' },
              { id: 'es', label: 'Español' },
            ]}
          />
          <WordsField
            label={t('assistants.words_to_avoid')}
            description={t('assistants.words_to_avoid_note')}
            error={errorAt('/words_to_avoid')}
            value={draft.words_to_avoid}
            most={bounds.words_to_avoid.maxItems}
            onChange={words_to_avoid => put({ words_to_avoid })}
          />
          <WordsField
            label={t('assistants.keywords')}
            description={t('assistants.keywords_note')}
            error={errorAt('/keywords')}
            value={draft.keywords}
            most={bounds.keywords.maxItems}
            onChange={keywords => put({ keywords })}
          />
        </div>
      </Section>
    </div>
  )
}
