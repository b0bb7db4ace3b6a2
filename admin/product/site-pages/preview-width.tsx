/** At which width a page is previewed. */
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'

export type PreviewWidth = 'desk' | 'phone'

export function PreviewWidthBar({ value, onChange }: { value: PreviewWidth; onChange: (width: PreviewWidth) => void }) {
  const { t } = useMessages()
  return (
    <ChoiceBar
      label={t('pages.preview_width')}
      value={value}
      onChange={onChange}
      options={[
        { id: 'desk', label: t('pages.desk') },
        { id: 'phone', label: t('pages.phone') },
      ]}
    />
  )
}
