/** What the popup is for, in the words of those who keep it. Visitors never see it. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'

export function AboutSection({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  return (
    <PropertySection id="about" title={t('popup_editor.about')}>
      <At pointer="/description">
        <TextArea
          label={t('popup_editor.description')}
          description={t('popup_editor.description_note')}
          maxLength={constraints.PopupChanges.description.maxLength}
          value={draft.description}
          onChange={description => edit('description', draft => ({ ...draft, description }))}
        />
      </At>
    </PropertySection>
  )
}
