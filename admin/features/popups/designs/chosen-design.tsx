/** A design, large, as visitors will see it: the widget itself. From here it is made, or another one is looked at. */
import { ChevronLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useFieldChoices } from '../../../product/filter/choices.ts'
import { Preview, type Width } from '../../../product/popups/preview/preview.tsx'
import { usePageBehind } from '../../../product/popups/preview/use-page-behind.ts'
import { useSiteFonts } from '../../../product/popups/preview/use-shown-popup.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './chosen-design.module.css'
import { drawnChoice } from './drawable.ts'
import type { Choice } from './use-designs.ts'

type ChosenDesignProps = {
  choice: Choice
  width: Width
  isPending: boolean
  onUse: () => void
  onBack: () => void
}

export function ChosenDesign({ choice, width, isPending, onUse, onBack }: ChosenDesignProps) {
  const { t, language: admins } = useMessages()
  const { site_id, site } = useSite()
  const language = site?.language ?? admins
  const fonts = useSiteFonts(site_id)
  const custom = useFieldChoices(site_id)
  const page = usePageBehind({ id: site_id, name: site?.name ?? '' })
  const popup = useMemo(
    () => drawnChoice(choice, { site_id, fonts, language }, custom),
    [choice, site_id, fonts, language, custom],
  )
  const preview = { popup, page, site_locale: language, locale: language, stage: 'form', step: 1 } as const
  return (
    <section className={styles.chosen} aria-label={choice.title}>
      <div className={styles.head}>
        <Button variant="quiet" icon={<ChevronLeft size={16} aria-hidden />} onPress={onBack}>
          {t('popups.all_designs')}
        </Button>
        <p className={styles.words}>
          <strong>{choice.title}</strong> <span className="muted">{choice.note}</span>
        </p>
        <Button variant="primary" isPending={isPending} onPress={onUse} autoFocus>
          {t('popups.use_design')}
        </Button>
      </div>
      <div className={styles.preview}>
        <Preview preview={{ ...preview, variant: undefined }} width={width} />
      </div>
    </section>
  )
}
