/** The draft of a popup in the editor kit: an unpublished popup is autosaved, a published one is saved by a button. */
import type { Popup } from '@leadwright/sdk'
import { type Editor, useEditor } from '../../../product/editor/use-editor.ts'
import { client } from '../../../product/session/api.ts'
import { popupQuery } from '../queries.ts'
import { changesBetween } from './changes.ts'
import { draftOf, type Edit, type PopupDraft } from './draft.ts'

export type PopupEditor = Editor<PopupDraft, Popup> & { popup: Popup; edit: Edit }

export function usePopupEditor(site_id: string, popup: Popup): PopupEditor {
  const editor = useEditor<Popup, PopupDraft>(popup, {
    query: popupQuery(site_id, popup.id),
    draftOf,
    changesBetween,
    update: (body, options) => client.popups.update({ site_id, popup_id: popup.id, body }, options),
    isAutomatic: popup.status === 'draft',
  })
  return { ...editor, popup, edit: (field, change) => editor.change(change, field) }
}
