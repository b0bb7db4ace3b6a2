/** The routes of popups. */
import { route } from '../../platform/route.ts'
import { createPopupPreview } from './preview-service.ts'
import {
  createPopup,
  deletePopup,
  duplicatePopup,
  getPopup,
  listPopups,
  publishPopup,
  unpublishPopup,
  updatePopup,
} from './service.ts'

export const routes = [
  route(listPopups),
  route(createPopup),
  route(getPopup),
  route(updatePopup),
  route(deletePopup),
  route(publishPopup),
  route(unpublishPopup),
  route(duplicatePopup),
  route(createPopupPreview),
]
