/** The routes of sites. */
import { route } from '../../platform/route.ts'
import {
  createSite,
  deleteSite,
  getSite,
  holdSite,
  listSites,
  publishSite,
  resumeSite,
  unpublishSite,
  updateSite,
} from './service.ts'

export const routes = [
  route(listSites),
  route(createSite),
  route(getSite),
  route(updateSite),
  route(publishSite),
  route(unpublishSite),
  route(holdSite),
  route(resumeSite),
  route(deleteSite),
]
