/** The texts of the form: its steps and buttons. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { RichTextArea } from '../../../ui/rich-text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Edit, type PopupDraft, withContent } from '../draft/draft.ts'
import { stepCount, withStepWords } from '../draft/form-steps.ts'
import styles from './content-section.module.css'
import propertiesStyles from './properties.module.css'
import { At, PropertySection } from './property-section.tsx'

type ContentProps = { draft: PopupDraft; edit: Edit }
type TextName = Exclude<keyof PopupDraft['content'], 'steps'>

/** The props of a text field of the content. */
export const contentField = ({ draft, edit }: ContentProps, name: TextName) => ({
  value: draft.content[name],
  onChange: (value: string) => edit(`content.${name}`, draft => withContent(draft, { [name]: value })),
  isRequired: true,
  validationBehavior: 'aria' as const,
})

export function ContentSection(props: ContentProps) {
  const { t } = useMessages()
  const { fields } = props.draft.form
  const isStepped = stepCount(fields) > 1
  return (
    <PropertySection id="content" title={t('popup_editor.content')}>
      <At pointer="/content/heading">
        <TextField
          label={t('popup_editor.heading')}
          maxLength={constraints.PopupContent.heading.maxLength}
          {...contentField(props, 'heading')}
        />
      </At>
      <At pointer="/content/text">
        <RichTextArea
          label={t('popup_editor.text')}
          maxLength={constraints.PopupContent.text.maxLength}
          {...contentField(props, 'text')}
        />
      </At>
      {isStepped && <Steps {...props} />}
      <At pointer="/content/button_text">
        <TextField
          label={t('popup_editor.button')}
          maxLength={constraints.PopupContent.button_text.maxLength}
          {...contentField(props, 'button_text')}
        />
      </At>
      {fields.length === 0 && (
        <At pointer="/content/button_url">
          <TextField
            label={t('popup_editor.button_url')}
            description={t('popup_editor.button_url_note')}
            type="url"
            maxLength={constraints.PopupContent.button_url.maxLength}
            placeholder="https://example.com/offer"
            {...contentField(props, 'button_url')}
          />
        </At>
      )}
    </PropertySection>
  )
}

function Steps(props: ContentProps) {
  const { t } = useMessages()
  const { draft, edit } = props
  // Steps have no identity but their number.
  const numbered = draft.content.steps.map((words, at) => ({ words, step: at + 2 }))
  return (
    <>
      {numbered.map(({ words, step }) => (
        <fieldset className={styles.stepWords} key={step} data-step={step}>
          <legend className={fieldStyles.label} data-slot="field-label">
            {t('popup_editor.step', { number: step })}
          </legend>
          <At pointer={`/content/steps/${step - 2}`}>
            <div className="stack" data-near>
              <TextField
                label={t('popup_editor.heading')}
                maxLength={constraints.PopupStep.heading.maxLength}
                value={words.heading}
                onChange={heading => edit(`step.${step}.heading`, draft => withStepWords(draft, step, { heading }))}
              />
              <RichTextArea
                label={t('popup_editor.text')}
                maxLength={constraints.PopupStep.text.maxLength}
                rows={2}
                value={words.text}
                onChange={text => edit(`step.${step}.text`, draft => withStepWords(draft, step, { text }))}
              />
            </div>
          </At>
        </fieldset>
      ))}
      <div className={propertiesStyles.pairs}>
        <TextField
          label={t('popup_editor.next')}
          maxLength={constraints.PopupContent.next_text.maxLength}
          {...optional(props, 'next_text')}
        />
        <TextField
          label={t('popup_editor.back')}
          maxLength={constraints.PopupContent.back_text.maxLength}
          {...optional(props, 'back_text')}
        />
      </div>
    </>
  )
}

const optional = (props: ContentProps, name: TextName) => ({ ...contentField(props, name), isRequired: false })
