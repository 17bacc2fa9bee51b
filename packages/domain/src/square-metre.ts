export const squareFeetPerSquareMetre = 10.7639
