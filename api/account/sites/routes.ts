/** The routes of sites. */
import { route } from '../../platform/route.ts'
import { getMarketingSettings, holdSite, resumeSite, updateMarketingSettings } from './marketing-service.ts'
import { createSite, deleteSite, getSite, listSites, publishSite, unpublishSite, updateSite } from './service.ts'

export const routes = [
  route(listSites),
  route(createSite),
  route(getSite),
  route(updateSite),
  route(publishSite),
  route(unpublishSite),
  route(holdSite),
  route(resumeSite),
  route(getMarketingSettings),
  route(updateMarketingSettings),
  route(deleteSite),
]
