export const lists = {
  item: { gone: 'Nicht mehr im Bestand' },
  print: { origin: 'Liste von {{name}}, Stand {{day}}' },
};
