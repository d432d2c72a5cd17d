export const repeatIcon = 'M4 12v-3a3 3 0 0 1 3-3h13m-3-3l3 3l-3 3M20 12v3a3 3 0 0 1-3 3h-13m3 3l-3-3l3-3'
