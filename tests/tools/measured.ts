/**
 * Whether somebody may measure what this process starts: then servers and browsers are as people have them. The gate says
 * `UNMEASURED=1`: there they live for seconds, and what makes long ones faster would only cost.
 */
export const isMeasured = process.env.UNMEASURED !== '1'
