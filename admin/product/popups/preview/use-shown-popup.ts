/** The popup as the preview gets it, with what the site adds: its fields and fonts. */
import type { Popup, Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFieldChoices } from '../../filter/choices.ts'
import { designSettingsQuery } from '../../site-design/queries.ts'
import { type Drawable, previewPopup, type SiteFont } from './preview-popup.ts'

const none: readonly SiteFont[] = []

export const useSiteFonts = (site_id: string): readonly SiteFont[] =>
  useQuery(designSettingsQuery(site_id)).data?.fonts ?? none

export function useShownPopup(
  { id: site_id, language }: Site,
  { id, type }: Pick<Popup, 'id' | 'type'>,
  draft: Drawable,
) {
  const custom = useFieldChoices(site_id)
  const fonts = useSiteFonts(site_id)
  return useMemo(
    () => previewPopup({ site_id, id, type, fonts, language }, draft, custom),
    [site_id, id, type, fonts, language, draft, custom],
  )
}
