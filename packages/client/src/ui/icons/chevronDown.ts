export const chevronDownIcon = 'M6 9l6 6l6-6'
