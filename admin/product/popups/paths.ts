/** Where the screens of popups are, for links. */
import type { PopupStatus, PopupType } from '@leadwright/sdk'
import { pathTo, type SearchOf } from '../screens/path-to.ts'

const settings = '/sites/$site_id/site/popups/$popup_id/settings'

/** The list that has those of this type: embedded forms are beside popups. */
export const popupsPath = (site_id: string, type?: PopupType) =>
  pathTo(type === 'embedded' ? '/sites/$site_id/site/forms' : '/sites/$site_id/site/popups', { site_id })
export const popupPath = (site_id: string, popup_id: string, view?: SearchOf<typeof settings>['view']) =>
  pathTo(settings, { site_id, popup_id }, { view })

/** A published popup opens on its results, a draft in the editor. */
export const openPopupPath = (site_id: string, popup: { id: string; status: PopupStatus }) =>
  popupPath(site_id, popup.id, popup.status === 'published' ? 'results' : undefined)
