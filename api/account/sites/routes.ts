/** The routes of sites. */
import { route } from '../../platform/routing/route.ts'
import { getMarketingSettings, pauseSite, resumeSite, updateMarketingSettings } from './marketing-service.ts'
import { getOverlaySettings, updateOverlaySettings } from './overlay-service.ts'
import { createSite, deleteSite, getSite, listSites, publishSite, unpublishSite, updateSite } from './service.ts'
import { getTrackingSettings, updateTrackingSettings } from './tracking-service.ts'
import { getDesignSettings, getHostSettings, updateDesignSettings, updateHostSettings } from './widget-service.ts'

export const routes = [
  route(listSites),
  route(createSite),
  route(getSite),
  route(updateSite),
  route(publishSite),
  route(unpublishSite),
  route(pauseSite),
  route(resumeSite),
  route(getMarketingSettings),
  route(updateMarketingSettings),
  route(getDesignSettings),
  route(updateDesignSettings),
  route(getHostSettings),
  route(updateHostSettings),
  route(getOverlaySettings),
  route(updateOverlaySettings),
  route(getTrackingSettings),
  route(updateTrackingSettings),
  route(deleteSite),
]
