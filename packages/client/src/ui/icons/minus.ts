export const minusIcon = 'M5 12h14'
