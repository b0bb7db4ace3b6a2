/** What the popup says, before and after sending. */
import { useMessages } from '../../messages/messages.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Draft, type Edit, withContent } from './draft.ts'
import { At, PropertySection } from './property-section.tsx'

export function ContentSection({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  const { content } = draft
  const field = (name: keyof Draft['content']) => ({
    value: content[name],
    onChange: (value: string) => edit(`content.${name}`, draft => withContent(draft, { [name]: value })),
    isRequired: true,
    validationBehavior: 'aria' as const,
  })
  return (
    <>
      <PropertySection id="content" title={t('popup_editor.content')}>
        <At pointer="/content/heading">
          <TextField label={t('popup_editor.heading')} maxLength={200} {...field('heading')} />
        </At>
        <At pointer="/content/text">
          <TextArea label={t('popup_editor.text')} maxLength={2000} {...field('text')} />
        </At>
        <At pointer="/content/button_text">
          <TextField label={t('popup_editor.button')} maxLength={60} {...field('button_text')} />
        </At>
      </PropertySection>
      <PropertySection id="thanks" title={t('popup_editor.stage_done')}>
        <At pointer="/content/thank_you_heading" stage="done">
          <TextField label={t('popup_editor.heading')} maxLength={200} {...field('thank_you_heading')} />
        </At>
        <At pointer="/content/thank_you_text" stage="done">
          <TextArea label={t('popup_editor.text')} maxLength={2000} {...field('thank_you_text')} />
        </At>
      </PropertySection>
    </>
  )
}
