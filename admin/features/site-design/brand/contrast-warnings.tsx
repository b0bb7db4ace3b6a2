/** Texts that cannot be read, each with the nearest color that can, to be taken by one press. */
import type { ContrastIssue } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { contrastIssues } from '../../../product/brand/brand-colors.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { EditsBrand } from './brand-draft.ts'
import styles from './brand-settings.module.css'

const words: Record<ContrastIssue['mode'], Record<ContrastIssue['color'], MessageKey<{ contrast: string }>>> = {
  light: {
    text_color: 'brand.contrast_text',
    accent_color: 'brand.contrast_accent',
    button_text_color: 'brand.contrast_button',
    cta_text_color: 'brand.contrast_cta',
  },
  dark: {
    text_color: 'brand.contrast_text_dark',
    accent_color: 'brand.contrast_accent_dark',
    button_text_color: 'brand.contrast_button_dark',
    cta_text_color: 'brand.contrast_cta_dark',
  },
}

export function ContrastWarnings({ draft, change, isReadOnly }: EditsBrand) {
  const { t, number } = useMessages()
  const mend = ({ mode, color, suggested_color }: ContrastIssue) =>
    mode === 'light'
      ? change({ colors: { ...draft.colors, [color]: suggested_color } })
      : change({ dark_colors: { ...draft.dark_colors, [color]: suggested_color } })
  return contrastIssues(draft).map(issue => (
    <Notice
      key={`${issue.mode}.${issue.color}`}
      tone="warning"
      title={t(words[issue.mode][issue.color], { contrast: number(issue.contrast) })}
      action={
        !isReadOnly && (
          <Button onPress={() => mend(issue)}>
            <span className={styles.suggested} style={{ background: issue.suggested_color }} aria-hidden />
            {t('brand.use_color', { color: issue.suggested_color })}
          </Button>
        )
      }
    />
  ))
}
