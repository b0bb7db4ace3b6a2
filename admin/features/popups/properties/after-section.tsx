/** What becomes of someone who sent the form. Absent parts need a right that this person does not have. */
import { useMessages } from '../../../messages/messages.tsx'
import { useStaticAudienceChoices, useTagChoices } from '../../../product/filter/choices.ts'
import { useNewTag } from '../../../product/lead-settings/use-new-tag.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { type Edit, type PopupDraft, withForm } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'

export function AfterSection({ draft, edit, site_id }: { draft: PopupDraft; edit: Edit; site_id: string }) {
  const { t } = useMessages()
  const can = useCan()
  const tags = useTagChoices(site_id)
  const audiences = useStaticAudienceChoices(site_id)
  const createTag = useNewTag(site_id)
  return (
    <PropertySection id="after" title={t('popup_editor.after')}>
      {can('manage-leads', site_id) && (
        <At pointer="/form/tag_ids">
          <TagPicker
            label={t('popup_editor.tags')}
            description={t('popup_editor.tags_note')}
            options={tags}
            value={draft.form.tag_ids}
            onChange={tag_ids => edit('tags', draft => withForm(draft, { tag_ids }))}
            onCreate={createTag}
          />
        </At>
      )}
      {can('read-audience', site_id) && (
        <At pointer="/form/audience_ids">
          <TagPicker
            label={t('popup_editor.audiences')}
            description={t('popup_editor.audiences_note')}
            options={audiences}
            value={draft.form.audience_ids}
            onChange={audience_ids => edit('audiences', draft => withForm(draft, { audience_ids }))}
          />
        </At>
      )}
      <Checkbox
        isSelected={draft.form.overwrite}
        onChange={overwrite => edit('overwrite', draft => withForm(draft, { overwrite }))}
        description={t('popup_editor.overwrite_note')}
      >
        {t('popup_editor.overwrite')}
      </Checkbox>
    </PropertySection>
  )
}
