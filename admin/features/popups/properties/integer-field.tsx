/** A whole number of the design within its limits; an emptied field keeps the last number. */
import { NumberField } from '../../../ui/number-field.tsx'

type IntegerFieldProps = {
  label: string
  description?: string
  least?: number
  most: number
  value: number
  onChange: (value: number) => void
}

export const IntegerField = ({ least = 0, most, onChange, ...props }: IntegerFieldProps) => (
  <NumberField
    {...props}
    isRequired
    validationBehavior="aria"
    minValue={least}
    maxValue={most}
    formatOptions={{ maximumFractionDigits: 0 }}
    onChange={value => !Number.isNaN(value) && onChange(value)}
  />
)
