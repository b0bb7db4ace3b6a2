/** A form of some custom fields, in the brand of the site, as the preview of popups draws it. */
import type { CustomField } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Language } from '../../messages/messages.tsx'
import { ctaColors, ctaShape } from '../../product/brand/brand-colors.ts'
import { brandQuery } from '../../product/brand/queries.ts'
import { previewPopup } from '../../product/popups/preview/preview-popup.ts'
import { useSiteFonts } from '../../product/popups/preview/use-shown-popup.ts'

const shape = {
  position: 'inline',
  animation: 'none',
  allow_closing: false,
  countdown: { type: 'none' },
  coupon_reveal: 'after_submission',
  translations: [],
  variants: [],
} as const

export function useFieldsForm(site_id: string, fields: readonly CustomField[], language: Language) {
  const fonts = useSiteFonts(site_id)
  const { data: brand } = useQuery(brandQuery(site_id))
  const shown = JSON.stringify(fields)
  return useMemo(() => {
    const custom: CustomField[] = JSON.parse(shown)
    const { font_family, heading_font_family, radius_px } = brand ?? {}
    const button = brand && { ...ctaColors(brand.colors), button_shape: ctaShape(brand) }
    const draft = {
      ...shape,
      ...{ translations: [], variants: [] },
      content: {},
      style: { ...button, font_family, heading_font_family, radius_px },
      form: {
        fields: custom.map(({ name, placeholder }) => ({ name, placeholder })),
        ...{ consent: { type: 'none' as const }, tag_ids: [], audience_ids: [], overwrite: false },
      },
    }
    return previewPopup({ site_id, id: 'fields', type: 'embedded', fonts, language }, draft, custom)
  }, [site_id, fonts, brand, shown, language])
}
