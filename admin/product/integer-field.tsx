/**
 * A whole number of the design within its limits. A number beyond them is an error and not applied; an emptied field
 * keeps the last number.
 */
import { useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { NumberField } from '../ui/number-field.tsx'

type IntegerFieldProps = {
  label: string
  description?: string
  least?: number
  most: number
  value: number
  onChange: (value: number) => void
}

export function IntegerField({ least = 0, most, value, onChange, ...props }: IntegerFieldProps) {
  const { t } = useMessages()
  /** Forgotten as soon as the number changes otherwise, as by an undo. */
  const [refused, setRefused] = useState<{ entered: number; instead_of: number }>()
  const beyond = refused?.instead_of === value ? refused : undefined
  const change = (entered: number) => {
    if (Number.isNaN(entered)) return
    const fits = entered >= least && entered <= most
    setRefused(fits ? undefined : { entered, instead_of: value })
    if (fits) onChange(entered)
  }
  return (
    <NumberField
      {...props}
      isRequired
      validationBehavior="aria"
      commitBehavior="validate"
      minValue={least}
      maxValue={most}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={beyond?.entered ?? value}
      error={beyond && t('popup_editor.number_limits', { least, most })}
      onChange={change}
    />
  )
}
