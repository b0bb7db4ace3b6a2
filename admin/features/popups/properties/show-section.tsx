/** What opens the popup: any one of its triggers does. */
import { useMessages } from '../../../messages/messages.tsx'
import { TriggerFields } from '../../../product/popups/trigger-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'

export function ShowSection({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  return (
    <PropertySection id="show" title={t('popup_editor.show')}>
      <At pointer="/triggers">
        <div className="stack">
          <TriggerFields
            triggers={draft.triggers}
            onChange={(triggers, step) => edit(step, draft => ({ ...draft, triggers }))}
          />
          {draft.triggers.length === 0 && <Notice tone="info" title={t('popup_editor.no_trigger')} />}
        </div>
      </At>
    </PropertySection>
  )
}
