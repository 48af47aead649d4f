/** First names that are no English words and differ from one another in at least three letters. */
export const firstNames: readonly string[] = [
  ...["Fatima", "Oscar", "Greta", "Dmitri", "Chloe", "Hugo", "Priya", "Walter", "Naomi", "Boris", "Louise", "Kenji"],
  ...["Sofia", "Ethan", "Ingrid", "Tariq", "Emma", "Viktor", "Bianca", "Jonas", "Yusuf", "Rachel", "Diego", "Hannah"],
  ...["Felix", "Zoe", "Marco", "Ursula", "Carlos", "Nadia", "Theo", "Alice", "Gabriel", "Miriam", "Xavier", "Olga"],
  ...["Samuel", "Wendy", "Isaac", "Paula", "Mustafa", "Astrid", "Pedro", "Julia", "Quentin", "Elena", "Ravi", "Camila"],
  ...[
    "Anton",
    "Fiona",
    "Lucas",
    "Svetlana",
    "Daniel",
    "Yvonne",
    "Nikolai",
    "Bridget",
    "Leif",
    "Jasmin",
    "Otto",
    "Magda",
  ],
];
