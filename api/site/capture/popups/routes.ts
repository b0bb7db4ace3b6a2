/** The routes of popups. */
import { route } from '../../../platform/routing/route.ts'
import { checkPopupPage } from './page-check-service.ts'
import { readPopupPage } from './page-read-service.ts'
import { createPopupPreview } from './preview-service.ts'
import {
  applyPopupVariant,
  createPopup,
  deletePopup,
  duplicatePopup,
  getPopup,
  listPopups,
  publishPopup,
  unpublishPopup,
  updatePopup,
} from './service.ts'
import { getPopupSnippets } from './snippets-service.ts'
import { explainPopups } from './why-service.ts'

export const routes = [
  route(listPopups),
  route(createPopup),
  route(getPopup),
  route(updatePopup),
  route(deletePopup),
  route(publishPopup),
  route(unpublishPopup),
  route(duplicatePopup),
  route(applyPopupVariant),
  route(getPopupSnippets),
  route(explainPopups),
  route(checkPopupPage),
  route(readPopupPage),
  route(createPopupPreview),
]
