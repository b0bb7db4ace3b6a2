/** Figures as tiles: name, number, change to the period before, and its course. One is chosen and drawn below. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { Sparkline } from '../../product/charts/sparkline.tsx'
import { type FigureName, figureNames } from './figure-names.ts'
import styles from './figure-tiles.module.css'
import { changeOf, figureLabels, type ShownFigure } from './figures.ts'

interface Props {
  figures: readonly ShownFigure[]
  chosen: FigureName
  onChoose: (name: FigureName) => void
}

export function FigureTiles({ figures, chosen, onChoose }: Props) {
  const { t, number } = useMessages()
  // A new site has nothing to compare with: no tile needs to say so.
  const isCompared = figures.some(({ before }) => before > 0)
  return (
    <ToggleButtonGroup
      className={styles.tiles}
      aria-label={t('dashboard.figures')}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={keys => {
        const name = figureNames.find(one => keys.has(one))
        if (name) onChoose(name)
      }}
    >
      {figures.map(one => (
        <ToggleButton key={one.name} id={one.name} className={styles.tile}>
          <span className={styles.name}>{t(figureLabels[one.name])}</span>
          <span className={`${styles.value} numbers`}>
            {one.isShare ? percent(number, one.value) : number(one.value)}
          </span>
          {isCompared && <Change of={one} />}
          <Sparkline values={one.figure.days} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The change: percentage points of a rate, percent of a number. */
function Change({ of }: { of: ShownFigure }) {
  const { t, number } = useMessages()
  const change = changeOf(of)
  if (change === null) return <span className={styles.change}>{t('dashboard.nothing_before')}</span>
  const rounded = Math.round(change * 100) / 100
  const words = number(rounded, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const before = of.isShare ? percent(number, of.before) : number(of.before)
  return (
    <span className={styles.change} data-direction={rounded > 0 ? 'up' : rounded < 0 ? 'down' : undefined}>
      <span aria-hidden>{rounded > 0 ? '▲ ' : rounded < 0 ? '▼ ' : ''}</span>
      <span className="numbers">{words}</span>
      <span className={styles.before}> {t('dashboard.before', { before })}</span>
    </span>
  )
}
