/** The popup as the preview gets it, with what the site adds: its fields and fonts. */
import type { Popup, Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandQuery } from '../../brand/queries.ts'
import { useFieldChoices } from '../../filter/choices.ts'
import { designSettingsQuery } from '../../site-design/queries.ts'
import { type Drawable, type Logos, previewPopup, type SiteFont } from './preview-popup.ts'

const none: readonly SiteFont[] = []

export const useSiteFonts = (site_id: string): readonly SiteFont[] =>
  useQuery(designSettingsQuery(site_id)).data?.fonts ?? none

/** What has no logo for dark has one for both. */
export function useLogos(site_id: string): Logos | undefined {
  const { data: brand } = useQuery(brandQuery(site_id))
  const light = brand?.logo_image_id
  const dark = brand?.dark_logo_image_id || light
  return useMemo(() => (light === undefined ? undefined : { light, dark }), [light, dark])
}

export function useShownPopup(
  { id: site_id, language }: Site,
  { id, type }: Pick<Popup, 'id' | 'type'>,
  draft: Drawable,
) {
  const custom = useFieldChoices(site_id)
  const fonts = useSiteFonts(site_id)
  const logos = useLogos(site_id)
  return useMemo(
    () => previewPopup({ site_id, id, type, fonts, logos, language }, draft, custom),
    [site_id, id, type, fonts, logos, language, draft, custom],
  )
}
