/** The pictures of a brand: a logo on light, one on dark, and the icon of pages. */
import { useMessages } from '../../../messages/messages.tsx'
import { ImagePicker } from '../../../product/images/image-picker.tsx'
import type { EditsBrand } from './brand-draft.ts'
import styles from './brand-settings.module.css'

export function LogoFields({ site_id, draft, change, isReadOnly }: EditsBrand & { site_id: string }) {
  const { t } = useMessages()
  if (isReadOnly) return null
  const picker = (name: 'logo_image_id' | 'dark_logo_image_id' | 'favicon_image_id', label: string) => (
    <ImagePicker
      site_id={site_id}
      label={label}
      value={draft[name] || undefined}
      onChange={image => change({ [name]: image?.id ?? '' })}
    />
  )
  return (
    <div className={styles.logos}>
      {picker('logo_image_id', t('brand.logo'))}
      {picker('dark_logo_image_id', t('brand.dark_logo'))}
      {picker('favicon_image_id', t('brand.icon'))}
    </div>
  )
}
