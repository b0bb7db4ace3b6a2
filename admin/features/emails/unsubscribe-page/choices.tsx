/** Topics of email and audiences that readers choose on the page. */
import { constraints, type EmailTopicChanges, type Locale } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { useStaticAudienceChoices } from '../../../product/filter/choices.ts'
import { useTemplateChoices } from '../../../product/journeys/names.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PageDraft } from './page-draft.ts'
import styles from './unsubscribe-page.module.css'

type ChoicesProps = {
  site_id: string
  language: Locale
  draft: PageDraft
  onChange: (changed: Partial<PageDraft>) => void
}

const newTopic: EmailTopicChanges = { texts: {}, template_ids: [] }

export function Choices({ site_id, language, draft: { topics, audience_ids }, onChange }: ChoicesProps) {
  const { t } = useMessages()
  const audiences = useStaticAudienceChoices(site_id)
  const put = (at: number, topic: EmailTopicChanges) =>
    onChange({ topics: topics.map((one, i) => (i === at ? topic : one)) })
  return (
    <Section
      title={t('unsubscribe.choices')}
      description={t('unsubscribe.choices_note')}
      action={
        <Button
          onPress={() => onChange({ topics: [...topics, newTopic] })}
          isDisabled={topics.length >= constraints.UnsubscribePageChanges.topics.maxItems}
        >
          <Plus size={16} aria-hidden />
          {t('unsubscribe.add_topic')}
        </Button>
      }
    >
      <div className="stack">
        <TagPicker
          label={t('unsubscribe.audiences')}
          options={audiences}
          value={audience_ids}
          onChange={ids => onChange({ audience_ids: ids })}
        />
        {topics.length === 0 && <p className="muted">{t('unsubscribe.topics_none')}</p>}
        {topics.map((topic, at) => (
          <TopicFields
            key={topic.id ?? `new ${at}`}
            {...{ site_id, language, topic, at }}
            onChange={changed => put(at, changed)}
            onRemove={() => onChange({ topics: topics.filter((_, i) => i !== at) })}
          />
        ))}
      </div>
    </Section>
  )
}

type TopicFieldsProps = {
  site_id: string
  language: Locale
  topic: EmailTopicChanges
  at: number
  onChange: (topic: EmailTopicChanges) => void
  onRemove: () => void
}

function TopicFields({ site_id, language, topic, at, onChange, onRemove }: TopicFieldsProps) {
  const { t } = useMessages()
  const templates = useTemplateChoices(site_id)
  const { name = '', description = '' } = topic.texts[language] ?? {}
  const other = topic.texts[language === 'en' ? 'es' : 'en']
  const number = at + 1
  const write = (changed: { name?: string; description?: string }) =>
    onChange({ ...topic, texts: { ...topic.texts, [language]: { name, description, ...changed } } })
  return (
    <fieldset className={styles.topic}>
      <legend>
        <span className="row-of">
          {t('unsubscribe.topic_name', { number })}
          <IconButton
            label={t('unsubscribe.remove_topic', { number })}
            icon={<X size={16} aria-hidden />}
            onPress={onRemove}
          />
        </span>
      </legend>
      <div className="stack">
        <TextField
          name={`topics.${at}.texts.${language}.name`}
          label={t('unsubscribe.topic')}
          isRequired={!other || description !== ''}
          placeholder={other?.name}
          maxLength={constraints.EmailTopicTexts.name.maxLength}
          value={name}
          onChange={text => write({ name: text })}
        />
        <TextField
          name={`topics.${at}.texts.${language}.description`}
          label={t('unsubscribe.topic_description')}
          placeholder={other?.description}
          maxLength={constraints.EmailTopicTexts.description.maxLength}
          value={description}
          onChange={text => write({ description: text })}
        />
        <TagPicker
          label={t('unsubscribe.topic_templates')}
          description={at === 0 ? t('unsubscribe.topic_templates_note') : undefined}
          options={templates}
          value={topic.template_ids}
          onChange={template_ids => onChange({ ...topic, template_ids })}
        />
      </div>
    </fieldset>
  )
}
