app = Spielwerk
